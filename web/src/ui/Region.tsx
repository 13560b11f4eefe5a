import { Component, type ReactNode, Suspense } from 'react';
import { LostPart } from '../lib/lazyPart.ts';

interface RegionProps {
  /** Shown while code of the region is fetched. */
  waiting?: ReactNode;
  /** Shown in place of a region that broke or whose code did not arrive; nothing when left out. */
  broken?: ReactNode;
  children: ReactNode;
}

/** A part of a screen that fails alone: whatever happens in it, the rest of the screen stays. */
export class Region extends Component<RegionProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof LostPart) error.renew();
  }

  override render() {
    const { waiting = null, broken = null, children } = this.props;
    return this.state.failed ? broken : <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
