import { lazy, useState } from 'react'
import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { ProceduresSection_item$key } from '../../__generated__/ProceduresSection_item.graphql.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { SortableItem } from '../../kernel/ui/SortableItem.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { panelOf } from './panelList.tsx'
import { useUpdateProcedure } from './useUpdateProcedure.ts'
import * as t from './__generated__/messages.ts'

const ProcedureDialog = lazy(async () => ({ default: (await import('./ProcedureDialog.tsx')).ProcedureDialog }))

/** The standard procedures of a task: which panels its records offer, in which order, under which names, with what. */
export function ProceduresSection({ item: key }: { item: ProceduresSection_item$key }) {
  const { id: itemId, procedures } = useFragment(
    graphql`
      fragment ProceduresSection_item on TaskItem {
        id
        procedures {
          id
          name
          version
          data
          type {
            referTo
            action
          }
          can {
            edit {
              allowed
              reason
            }
          }
          ...ProcedureDialog_procedure
        }
      }
    `,
    key,
  )
  const update = useUpdateProcedure(itemId)
  const [edited, setEdited] = useState<string>()
  const may = procedures[0]?.can.edit
  const chosen = procedures.find(({ id }) => id === edited)
  async function move(from: number, to: number) {
    const { id, name, version } = procedures[from]!
    if (await update({ id, version, position: to + 1 }))
      announce(t.isOf({ name, value: to + 1, length: procedures.length }))
  }
  const rows = procedures.map(({ id, name, version, data, type }) => {
    const Icon = panelOf(type.referTo)?.Icon
    const isShown = type.action === 'show'
    const { hint } = data as { hint?: string }
    return {
      id,
      name,
      content: (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
            alignItems: 'center',
            gap: 2,
            color: isShown ? undefined : 'text.secondary',
          }}
        >
          {Icon ? <Icon /> : null}
          <Box sx={{ minWidth: 0 }}>
            {name}
            {hint ? <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{hint}</Box> : null}
          </Box>
          {isShown ? <span /> : <Tag>{t.hidden}</Tag>}
          {may?.allowed ? (
            <ActionsMenu
              label={t.change({ name })}
              actions={[
                { label: t.edit2, act: () => setEdited(id) },
                { label: isShown ? t.hide : t.show, act: () => void update({ id, version, isShown: !isShown }) },
              ]}
            />
          ) : null}
        </Box>
      ),
    }
  })
  return (
    <Section
      title={t.procedures}
      about={t.thePanelsThatItsRecordsOpen}
      actions={may && !may.allowed ? <Why permission={may} /> : null}
    >
      <Box
        component="ol"
        aria-label={t.procedures}
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li:last-child': { borderBottom: 0 } }}
      >
        {rows.map(({ id, name, content }, i) =>
          may?.allowed ? (
            <SortableItem
              key={id}
              label={name}
              list={`procedures ${itemId}`}
              index={i}
              count={rows.length}
              onMove={(from, to) => void move(from, to)}
            >
              {content}
            </SortableItem>
          ) : (
            <Box component="li" key={id} sx={{ px: 3, py: 2, borderBottom: '1px solid var(--ops-line-2)' }}>
              {content}
            </Box>
          ),
        )}
      </Box>
      {chosen ? (
        <LateWindow onFailure={() => setEdited(undefined)}>
          <ProcedureDialog procedure={chosen} itemId={itemId} onClose={() => setEdited(undefined)} />
        </LateWindow>
      ) : null}
    </Section>
  )
}
