import Box from '@mui/material/Box'
import { EyeIcon, EyeOffIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { noAttempt } from '../../work/action/attempted.ts'
import { hiddenPanels } from '../../kernel/shell/boardFilter.ts'
import { toggled, withParams } from '../../kernel/ui/address.ts'
import { bucketList } from '../../work/action/buckets.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

/** Where all panels are hidden, nothing that was attempted is shown either. */
function withoutAttempt(search: URLSearchParams) {
  const isAllHidden = bucketList.every(({ name }) => hiddenPanels(search).includes(name.toLowerCase()))
  return isAllHidden ? withParams(search, noAttempt) : search
}

/** Shows and hides each panel. */
export function PanelToggles() {
  const [search, setSearch] = useSearch()
  const hidden = hiddenPanels(search)
  return (
    <Box role="group" aria-label={t.panels} sx={{ display: 'inline-flex', gap: 1 }}>
      {bucketList.map(({ name, label, color }) => {
        const isShown = !hidden.includes(name.toLowerCase())
        return (
          <PlainButton
            key={name}
            type="button"
            aria-pressed={isShown}
            title={(isShown ? t.hide : t.show)({ label })}
            onClick={() => setSearch((current) => withoutAttempt(toggled(current, 'hide', name.toLowerCase())))}
            style={{ color: isShown ? undefined : 'var(--ops-ink-3)' }}
          >
            <span
              style={{
                width: 8,
                height: 8,
                borderRadius: '50%',
                border: `2px solid ${color}`,
                background: isShown ? color : 'none',
              }}
            />
            {label}
            {isShown ? <EyeIcon size={14} /> : <EyeOffIcon size={14} />}
          </PlainButton>
        )
      })}
    </Box>
  )
}
