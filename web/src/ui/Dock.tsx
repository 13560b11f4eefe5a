import { type ReactNode, useLayoutEffect } from 'react';
import { classNames } from './classNames.ts';
import { dockCount } from './dockCount.ts';

export interface DockProps {
  className?: string;
  /** The page's own actions; lay them out with flex or grid classes. */
  children: ReactNode;
}

/** The bar of actions at the foot of a detail page. While it is there the tab bar is not. */
export function Dock({ className, children }: DockProps) {
  useLayoutEffect(() => {
    dockCount.setState((docks) => docks + 1);
    return () => dockCount.setState((docks) => docks - 1);
  }, []);
  return (
    <>
      <div className="dock-space" aria-hidden="true" />
      <div className={classNames('dock', className)}>{children}</div>
    </>
  );
}
