import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Box from '@mui/material/Box'
import { useId } from 'react'
import { announce } from '../../../kernel/ui/announce.ts'
import { PlainButton } from '../../../kernel/ui/PlainButton.tsx'
import {
  columnKinds,
  columnNames,
  moved,
  narrowest,
  usualColumns,
  widest,
  withWidth,
  type Column,
  type ColumnName,
} from './columns.ts'
import * as t from './__generated__/messages.ts'

interface ColumnsDialogProps {
  columns: readonly Column[]
  onColumns: (columns: readonly Column[]) => void
  onClose: () => void
}

/** Which columns there are, in which order and how wide; what is changed shows at once. */
export function ColumnsDialog({ columns, onColumns, onClose }: ColumnsDialogProps) {
  const titleId = useId()
  const hidden = columnNames.filter((name) => !columns.some((column) => column.name === name))
  const move = (name: ColumnName, by: 1 | -1) => {
    onColumns(moved(columns, name, by))
    announce(t.moved({ label: columnKinds[name].label, value: by > 0 ? t.down : t.up }))
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t.columns}</DialogTitle>
      <DialogContent>
        <Box
          component="ul"
          aria-label={t.shown}
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            '& li': { display: 'flex', alignItems: 'center', gap: 1, minHeight: 34 },
          }}
        >
          {columns.map(({ name, width }, i) => (
            <li key={name}>
              <label style={{ display: 'flex', gap: 8, alignItems: 'center', marginInlineEnd: 'auto' }}>
                <input
                  type="checkbox"
                  checked
                  disabled={columns.length === 1}
                  onChange={() => onColumns(columns.filter((column) => column.name !== name))}
                />
                {columnKinds[name].label}
              </label>
              <input
                type="number"
                aria-label={t.widthOf({ label: columnKinds[name].label })}
                min={narrowest}
                max={widest}
                step={10}
                value={width}
                style={{
                  width: 64,
                  font: 'inherit',
                  color: 'inherit',
                  background: 'none',
                  border: '1px solid var(--ops-field)',
                  borderRadius: 6,
                  padding: '2px 6px',
                }}
                onChange={(event) => onColumns(withWidth(columns, name, Number(event.target.value)))}
              />
              <PlainButton
                type="button"
                aria-label={t.moveUp({ label: columnKinds[name].label })}
                disabled={i === 0}
                onClick={() => move(name, -1)}
              >
                ↑
              </PlainButton>
              <PlainButton
                type="button"
                aria-label={t.moveDown({ label: columnKinds[name].label })}
                disabled={i === columns.length - 1}
                onClick={() => move(name, 1)}
              >
                ↓
              </PlainButton>
            </li>
          ))}
        </Box>
        <Box
          component="ul"
          aria-label={t.notShown}
          sx={{
            m: 0,
            mt: 2,
            p: 0,
            listStyle: 'none',
            color: 'text.secondary',
            '& li': { display: 'flex', alignItems: 'center', minHeight: 30 },
          }}
        >
          {hidden.map((name) => (
            <li key={name}>
              <label style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
                <input
                  type="checkbox"
                  checked={false}
                  onChange={() => onColumns([...columns, { name, width: columnKinds[name].width }])}
                />
                {columnKinds[name].label}
              </label>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <PlainButton type="button" className="outlined" onClick={() => onColumns(usualColumns)}>
          {t.asUsual}
        </PlainButton>
        <PlainButton type="button" className="primary" onClick={onClose}>
          {t.done}
        </PlainButton>
      </DialogActions>
    </Dialog>
  )
}
