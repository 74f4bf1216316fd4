import { Logo } from '#web/ui/marks/logo.tsx';

/** Logo of all headers; styles set its size. */
export const HeaderLogo = () => (
  <span data-logo="">
    <Logo />
  </span>
);
