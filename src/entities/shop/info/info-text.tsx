import { keepTogether } from '#lib/no-break.ts';
import { readInfoText, type InfoBlock } from '#common/info-text.ts';
import classes from './info-text.module.css';

function Block({ block }: { block: InfoBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{keepTogether(block.text)}</h2>;
    case 'paragraph':
      return <p>{keepTogether(block.lines.join('\n'))}</p>;
    case 'list':
      return (
        <ul>
          {block.entries.map((entry, place) => (
            // Two entries may say the same.
            <li key={place}>{keepTogether(entry)}</li>
          ))}
        </ul>
      );
  }
}

/**
 * A text that the shop has written: headings, paragraphs and lists. Whatever else is in it is shown as it was typed.
 */
export function InfoText({ text }: { text: string }) {
  return (
    <div className={classes['text']}>
      {readInfoText(text).map((block, place) => (
        <Block key={place} block={block} />
      ))}
    </div>
  );
}
