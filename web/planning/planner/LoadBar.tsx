/** How full a time is, as a thin bar; the words stand beside it. */
export function LoadBar({ planned, capacity }: { planned: number; capacity: number }) {
  const share = capacity ? Math.min(1, planned / capacity) : planned ? 1 : 0
  return (
    <div aria-hidden="true" style={{ height: 3, borderRadius: 2, background: 'var(--ops-line)' }}>
      <div
        style={{
          width: `${share * 100}%`,
          height: 3,
          borderRadius: 2,
          background: planned > capacity ? 'var(--ops-late)' : 'var(--ops-brand)',
        }}
      />
    </div>
  )
}
