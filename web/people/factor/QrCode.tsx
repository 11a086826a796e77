import { encode } from 'uqr'

interface QrCodeProps {
  label: string
  text: string
}

const quiet = 4

/** A text for the camera of a phone; dark on white in either theme, since not every camera reads the other. */
export function QrCode({ label, text }: QrCodeProps) {
  const { data, size } = encode(text, { border: 0 })
  const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`M${x} ${y}h1v1h-1z`] : [])))
  const side = size + 2 * quiet
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
      style={{ width: 200, height: 200, placeSelf: 'center', borderRadius: 8, background: '#fff' }}
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
