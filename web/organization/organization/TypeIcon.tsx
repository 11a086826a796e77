import { icon } from '../../kernel/ui/icon.tsx'

const icons: Record<string, ReturnType<typeof icon>> = {
  CORPORATION: icon(
    <path d="M3 13.500v-11h6v11M9 6h4v7.500M1.500 13.500h13M5.500 5h1M5.500 8h1M5.500 11h1M11 9h.01M11 11.500h.01" />,
  ),
  DIVISION: icon(<path d="M6 2.500h4v3H6zM2 10.500h4v3H2zM10 10.500h4v3h-4zM8 5.500V8M4 10.500V8h8v2.500" />),
  LOCATION: icon(
    <path d="M8 14s4.500-4.200 4.500-7.500a4.500 4.500 0 0 0-9 0C3.500 9.800 8 14 8 14zM8 8.300a1.800 1.800 0 1 0 0-3.600 1.800 1.800 0 0 0 0 3.600z" />,
  ),
  BRANCH: icon(
    <path d="M5 5a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3zM5 14a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3zM11 7.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3zM5 5v6M11 7.500C11 10 5 9 5 11" />,
  ),
}

/** The sign of a level in the tree; the word stands beside it. */
export function TypeIcon({ type }: { type: string }) {
  const Icon = icons[type]
  return (
    <span style={{ display: 'inline-flex', flex: 'none', color: 'var(--ops-ink-3)' }}>{Icon ? <Icon /> : null}</span>
  )
}
