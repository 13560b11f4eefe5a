import { useIsDesktop } from '../../plans/useIsDesktop.ts';
import styles from '../frame/frame.module.css';

/**
 * What the links of all lists have in common: beside the list what is read is exchanged, on phones it is a page of its own.
 * Which one is read the list says: its address is that of every row.
 */
export function useRowLink(current: boolean) {
  const desktop = useIsDesktop();
  const props = { 'aria-current': current ? ('true' as const) : undefined };
  return {
    replace: desktop,
    resetScroll: !desktop,
    activeProps: props,
    inactiveProps: props,
    className: styles.row ?? '',
  };
}
