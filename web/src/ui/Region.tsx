import { Component, type ReactNode, Suspense } from 'react';
import { noteCrash } from '../lib/crashes.ts';
import { helpedByReload, LostPart } from '../lib/lazyPart.ts';

interface RegionProps {
  /** Shown while code of the region is fetched. */
  waiting?: ReactNode;
  /** Shown in place of a region that broke or whose code did not arrive; nothing when left out. */
  broken?: ReactNode;
  /** For what somebody asked for and the address names: lost for the second time, all is loaded anew. */
  inAddress?: boolean;
  children: ReactNode;
}

/** A part of a screen that fails alone: whatever happens in it, the rest of the screen stays. */
export class Region extends Component<RegionProps, { failed: boolean; helped: boolean }> {
  override state = { failed: false, helped: false };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, helped: helpedByReload(error) };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof LostPart) error.renew();
    else noteCrash('screen', error);
    if (this.#reloads()) location.reload();
  }

  override render() {
    const { waiting = null, broken = null, children } = this.props;
    if (this.#reloads()) return waiting;
    return this.state.failed ? broken : <Suspense fallback={waiting}>{children}</Suspense>;
  }

  #reloads = () => this.props.inAddress === true && this.state.helped;
}
