import { Section } from './Section.tsx';

const roles = [
  ['bg-canvas', 'text-ink'],
  ['bg-surface', 'text-ink'],
  ['bg-sunken', 'text-ink-2'],
  ['bg-primary', 'text-on-primary'],
  ['bg-coral', 'text-on-coral'],
  ['bg-coral-soft', 'text-coral-ink'],
  ['bg-amber', 'text-on-amber'],
  ['bg-amber-soft', 'text-amber-ink'],
  ['bg-olive-soft', 'text-olive-ink'],
  ['bg-danger-soft', 'text-danger-ink'],
  ['bg-inverse', 'text-on-inverse'],
  ['bg-raised', 'text-ink-3'],
] as const;

export function TypeGallery() {
  return (
    <>
      <Section title="Colour roles">
        {roles.map(([ground, ink]) => (
          <p key={ground} className={`${ground} ${ink} w-34 rounded-md p-3 text-caption`}>
            {ground.slice(3)}
          </p>
        ))}
      </Section>
      <Section title="Type">
        <div className="grid gap-3.5">
          <p className="hero">Where to, tonight?</p>
          <p className="t1">All Curated Date Plans</p>
          <p className="t2">Why we sent you here</p>
          <p className="t3">Clay, wine and one long table</p>
          <p className="quote">Come at the hour when the street lamps and the candles are the same colour.</p>
          <p>They lit the candle before we sat down.</p>
          <p className="text-label font-semibold">Place names and buttons</p>
          <p className="text-small text-ink-2">
            <span className="dot">Wine bar</span>
            <span className="dot">$$</span>
            <span className="dot">0.2 mi</span>
          </p>
        </div>
      </Section>
    </>
  );
}
