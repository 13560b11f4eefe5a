import { LiveRegion } from '../../../../ui/LiveRegion.tsx';
import { browseText } from '../browse.text.ts';
import { resultTitle } from '../results/resultTitle.rules.ts';
import type { Browse } from '../useBrowse.ts';
import styles from './carousel.module.css';

/** The one line of the lowered list: how many places there are, or why there are none. */
export function PeekLine({ browse }: { browse: Browse }) {
  const { found } = browse;
  const { title, counted, none } = resultTitle(browse);
  const words = none && !found.first ? browseText.failed : title;
  return (
    <>
      <h2 className={`truncate ${styles.line}`}>{words}</h2>
      <LiveRegion>{(counted || none) && !found.searching ? words : ''}</LiveRegion>
    </>
  );
}
