/** Sections to render now. The app renders the page on the device, so it starts with the first screen. */
export const useShownSections = <T>(sections: readonly T[]): readonly T[] => sections;
