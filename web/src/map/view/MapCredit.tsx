const LICENCE = 'https://www.openstreetmap.org/copyright';

/** Always on the map: whoever gathered the data is named, and OpenStreetMap is linked. */
export function MapCredit({ text }: { text: string }) {
  if (!text) return null;
  return (
    <p className="map-credit">
      {text.includes('OpenStreetMap') ? (
        <a href={LICENCE} target="_blank" rel="noreferrer">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
