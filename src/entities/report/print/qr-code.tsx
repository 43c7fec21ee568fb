import { encode } from 'uqr';

interface QrCodeProps {
  /** What a camera reads. */
  text: string;
  /** What it leads to, for those who can't see it. */
  label: string;
  className: string | undefined;
}

/** A QR code in black on white, with the quiet zone of 4 modules that readers need. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      fill="#000"
    >
      <path d={path} />
    </svg>
  );
}
