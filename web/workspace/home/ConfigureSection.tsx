import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type { ConfigureSection_toolbar$key } from '../../__generated__/ConfigureSection_toolbar.graphql.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { announce } from '../../kernel/ui/announce.ts'
import { EyeIcon, EyeOffIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { SortableItem } from '../../kernel/ui/SortableItem.tsx'
import { useSavedToolbar } from './useSavedToolbar.ts'
import { toolbarName } from './toolbarNames.ts'
import * as t from './__generated__/messages.ts'

/**
 * The twelve items that may be configured: shown or under More, and in which order. What is changed is saved at once.
 */
export function ConfigureSection({ toolbar: key }: { toolbar: ConfigureSection_toolbar$key }) {
  const {
    version,
    isUsual,
    items: all,
  } = useFragment(
    graphql`
      fragment ConfigureSection_toolbar on Toolbar {
        version
        isUsual
        items {
          key
          name
          action
          notForConfig
        }
      }
    `,
    key,
  )
  const saved = all.filter(({ notForConfig }) => !notForConfig)
  const { items, set, resetAll, isResetting } = useSavedToolbar(saved, version)
  function move(from: number, to: number) {
    const next = [...items]
    const [item] = next.splice(from, 1)
    if (!item) return
    next.splice(to, 0, item)
    set(next)
    announce(t.of({ name: toolbarName(item), value: to + 1, length: items.length }))
  }
  const toggle = (at: number) => {
    set(items.map((item, i) => (i === at ? { ...item, action: item.action === 'SHOW' ? 'HIDE' : 'SHOW' } : item)))
  }
  const last = items.length - 1
  return (
    <Box sx={{ overflowY: 'auto', minHeight: 0, px: 3, py: 3 }}>
      <Box sx={{ px: 2, pb: 2, color: 'text.secondary' }}>{t.whatIsHiddenStandsUnderMore}</Box>
      <Box component="ol" aria-label={t.itemsOfTheToolbar} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items
          .map((item) => ({ ...item, name: toolbarName(item) }))
          .map(({ key: name, name: label, action }, i) => (
            <SortableItem key={name} label={label} list="toolbar" index={i} count={items.length} onMove={move}>
              <Box
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 2,
                  minHeight: 26,
                  color: action === 'SHOW' ? undefined : 'text.secondary',
                }}
              >
                {label}
                <Box sx={{ marginInlineStart: 'auto', display: 'flex', gap: 1 }}>
                  <PlainButton
                    type="button"
                    aria-pressed={action === 'SHOW'}
                    aria-label={t.show({ label })}
                    title={action === 'SHOW' ? t.putUnderMore({ label }) : t.showInTheToolbar({ label })}
                    onClick={() => toggle(i)}
                  >
                    {action === 'SHOW' ? <EyeIcon size={14} /> : <EyeOffIcon size={14} />}
                    {action === 'SHOW' ? t.shown : t.underMore}
                  </PlainButton>
                  <ActionsMenu
                    label={t.move({ label })}
                    actions={[
                      { label: t.toTheFront, act: () => move(i, 0), refused: i === 0 ? t.itIsTheFirst : null },
                      { label: t.oneBefore, act: () => move(i, i - 1), refused: i === 0 ? t.itIsTheFirst : null },
                      { label: t.oneBehind, act: () => move(i, i + 1), refused: i === last ? t.itIsTheLast : null },
                      { label: t.toTheEnd, act: () => move(i, last), refused: i === last ? t.itIsTheLast : null },
                    ]}
                  />
                </Box>
              </Box>
            </SortableItem>
          ))}
      </Box>
      <Box sx={{ px: 2, pt: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <PlainButton
          type="button"
          className="outlined"
          aria-disabled={isUsual || isResetting}
          onClick={() => !isUsual && !isResetting && void resetAll()}
        >
          {t.reset}
        </PlainButton>
        <Box sx={{ flex: '1 1 200px', color: 'text.secondary', fontSize: 12, lineHeight: '16px' }}>
          {t.escalatedLateWarnRoleAssignConfigure}
        </Box>
      </Box>
    </Box>
  )
}
