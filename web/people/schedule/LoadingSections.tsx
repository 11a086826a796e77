import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'

/** Where the sections will be. */
export const LoadingSections = ({ label }: { label: string }) => (
  <Scroll>
    <div aria-busy="true" role="group" aria-label={label} style={{ display: 'grid', gap: 12 }}>
      {[120, 160, 260].map((height) => (
        <Ghost key={height} style={{ height }} />
      ))}
    </div>
  </Scroll>
)
