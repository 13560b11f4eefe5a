import { mapText } from '../map.text.ts';

/** Says quietly that the drawn map stands in. The region is there before its words, so they are read out. */
export function SimpleMapNote({ shown }: { shown: boolean }) {
  return (
    <div className="map-note" role="status">
      {shown && (
        <span title={mapText.simpleMapMore}>
          {mapText.simpleMap}
          <span className="map-unseen">. {mapText.simpleMapMore}</span>
        </span>
      )}
    </div>
  );
}
