import { useId } from 'react';
import { Glow } from '../../../ui/Glow.tsx';

/** Two leaves that stand ajar, or open on the evening. */
export function Door({ open }: { open: boolean }) {
  const id = useId();
  return (
    <svg viewBox="-85 -62 320 320" aria-hidden="true" className="size-80 overflow-visible md:size-105">
      <defs>
        <clipPath id={`${id}c`}>
          <path d="M16 180V75a59 59 0 0 1 118 0v105z" />
        </clipPath>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#d9583c" />
          <stop offset="1" stopColor="#f9a964" />
        </linearGradient>
      </defs>
      <Glow cx={75} cy={110} r={250} strength={open ? 0.75 : 0.35} />
      <path
        d={open ? 'M30 196H120L190 258H-40z' : 'M70 196h10l26 62h-62z'}
        fill="#ffc27a"
        style={{ opacity: 'calc(0.5 * var(--glow-opacity))' }}
      />
      <path
        d="M0 196V75a75 75 0 0 1 150 0v121z"
        className="fill-[#2a1624] in-data-[theme=dark]:fill-[#3a2734]"
      />
      <g clipPath={`url(#${id}c)`}>
        <path d="M0 0h150v200H0z" fill={`url(#${id}s)`} />
        <circle cx="75" cy="118" r="36" fill="#ffe3a8" />
        <path d="M0 132q40-14 76-4t76-6v80H0z" fill="#5f2a33" />
        <path d="M0 150q50-12 90-2t62-2v60H0z" fill="#3a1828" />
        {open ? <OpenLeaves /> : <ClosedLeaves />}
      </g>
    </svg>
  );
}

function OpenLeaves() {
  return (
    <>
      <path d="M16 0h22v200H16z" fill="#47202c" />
      <path d="M112 0h22v200h-22z" fill="#6b2f32" />
    </>
  );
}

function ClosedLeaves() {
  return (
    <>
      <path d="M16 0h55.5v200H16zM78.5 0H134v200H78.5z" fill="#47202c" />
      <path
        d="M27 92h33v74H27zM90 92h33v74H90zM27 78q2-34 33-42v42zM123 78q-2-34-33-42v42z"
        fill="none"
        stroke="#6d353c"
        strokeWidth="3"
      />
      <circle cx="64" cy="128" r="3.5" fill="#ffc766" />
      <circle cx="86" cy="128" r="3.5" fill="#ffc766" />
    </>
  );
}
