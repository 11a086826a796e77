import { EyeOffIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { hiddenPanels } from '../../kernel/shell/boardFilter.ts'
import { toggled } from '../../kernel/ui/address.ts'
import { bucketList } from '../../work/action/buckets.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

/** The panels that are hidden, each with the way back. */
export function HiddenPanels() {
  const [search, setSearch] = useSearch()
  const hidden = hiddenPanels(search)
  return bucketList
    .filter(({ name }) => hidden.includes(name.toLowerCase()))
    .map(({ name, label, color }) => (
      <PlainButton
        key={name}
        type="button"
        className="chip"
        aria-label={t.show({ label })}
        title={t.show({ label })}
        onClick={() => setSearch((current) => toggled(current, 'hide', name.toLowerCase()))}
      >
        <span style={{ width: 8, height: 8, borderRadius: '50%', background: color }} />
        {label}
        <EyeOffIcon size={14} />
      </PlainButton>
    ))
}
