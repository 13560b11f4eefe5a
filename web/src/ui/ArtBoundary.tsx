import { Component, type ReactNode } from 'react';

/** Drawings are fetched when they are needed. One that does not arrive leaves its place empty, never the whole screen. */
export class ArtBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
