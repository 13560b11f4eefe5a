import type { ComparedPlace, DuplicatePair } from '@liora/domain/contract/placeMerges';
import { TAKEN_FACTS, type TakenFact } from '@liora/domain/rules/samePlace';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { sourceName } from '../../places/details/sourceWords.rules.ts';
import styles from '../frame/frame.module.css';
import { duplicatesText } from './duplicates.text.ts';
import { factWords } from './factWords.rules.ts';
import { type Choice, type Side, sideOf } from './pair.rules.ts';
import { dataWords, knownWords, reasonWords } from './pairWords.rules.ts';

interface PairReadProps {
  pair: DuplicatePair;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

const SIDES = [0, 1] as const;

/** Two places beside each other: which of both stays, and whose facts. */
export function PairRead({ pair, choice, onChoose }: PairReadProps) {
  const group = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="t1 text-[2rem]/[1.15] md:text-[2.25rem]">{duplicatesText.question}</h2>
      <p className="text-small text-ink-2">{reasonWords(pair)}</p>
      <table className={styles.facts}>
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col">
                <PlaceHead
                  place={pair.places[side]}
                  stays={choice.stays === side}
                  onKeep={() => onChoose({ stays: side, from: {} })}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TAKEN_FACTS.map((fact) => (
            <tr key={fact}>
              <th scope="row">{duplicatesText.facts[fact]}</th>
              {SIDES.map((side) => (
                <td key={side}>
                  <FactChoice
                    name={`${group}-${fact}`}
                    pair={pair}
                    fact={fact}
                    side={side}
                    chosen={sideOf(pair, choice, fact)}
                    onChoose={() => onChoose({ ...choice, from: { ...choice.from, [fact]: side } })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-small text-ink-2">{duplicatesText.keepsAll}</p>
    </div>
  );
}

interface PlaceHeadProps {
  place: ComparedPlace;
  stays: boolean;
  onKeep: () => void;
}

function PlaceHead({ place, stays, onKeep }: PlaceHeadProps) {
  const { id, photoUrl, name, source } = place;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Cover ratio="5 / 2" photo={photoUrl} art={<PlaceThumb place={place} size={320} height={128} />} />
      <Link to="/place/$id" params={{ id }} className="text-link wrap-anywhere" preload={false}>
        {name}
      </Link>
      <span className="text-small font-normal text-ink-2">
        {dataWords(place)}
        <span className="block">{knownWords(place)}</span>
      </span>
      <span className="flex min-h-11 items-center">
        {stays ? (
          <Badge kind="ok">{duplicatesText.stays}</Badge>
        ) : (
          <Button
            variant="text"
            size="sm"
            className="-ml-4"
            aria-label={duplicatesText.keepNamed(name, sourceName(source))}
            onClick={onKeep}
          >
            {duplicatesText.keepThis}
          </Button>
        )}
      </span>
    </div>
  );
}

interface FactChoiceProps {
  name: string;
  pair: DuplicatePair;
  fact: TakenFact;
  side: Side;
  chosen: Side;
  onChoose: () => void;
}

/** A fact of one side; one to choose where both are there and differ. */
function FactChoice({ name, pair, fact, side, chosen, onChoose }: FactChoiceProps) {
  const [mine, other] = [
    factWords(pair.places[side], fact),
    factWords(pair.places[side === 0 ? 1 : 0], fact),
  ];
  if (mine === null) return <span className="text-ink-2">{duplicatesText.missing}</span>;
  const words = <span className={chosen === side ? 'font-semibold' : 'text-ink-2'}>{mine}</span>;
  if (other === null || other === mine) return words;
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="radio" className="radio" name={name} checked={chosen === side} onChange={onChoose} />
      {words}
    </label>
  );
}
