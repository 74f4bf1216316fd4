import css from './description.module.css';

/** The seller's text: blank lines separate paragraphs; lines that begin with a dash or dot form a list. */
export function Description({ text }: { text: string }) {
  const blocks = text
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0);
  return (
    <div className={css.text}>
      {blocks.map((lines, index) =>
        lines.every((line) => BULLET.test(line)) ? (
          <ul key={index}>
            {lines.map((line, index) => (
              <li key={index}>{line.replace(BULLET, '')}</li>
            ))}
          </ul>
        ) : (
          <p key={index}>{lines.join(' ')}</p>
        ),
      )}
    </div>
  );
}

const BULLET = /^[-–—•·*]\s+/;
