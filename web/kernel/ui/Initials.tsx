import { styled } from '@mui/material/styles'

const Circle = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  background: '#d7e0ff',
  color: '#1e3fae',
  fontWeight: 650,
  lineHeight: 1,
})

/** A person as their initials; the name itself is told to who points at it or listens. */
export function Initials({ name, size = 20 }: { name: string; size?: number }) {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.[0]?.toUpperCase() ?? '')
    .join('')
  return (
    <Circle
      role="img"
      aria-label={name}
      title={name}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.43) }}
    >
      {letters}
    </Circle>
  )
}
