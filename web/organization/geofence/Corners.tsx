import Box from '@mui/material/Box'
import { useId } from 'react'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

export interface Corner {
  key: number
  latitude: string
  longitude: string
}

interface CornersProps {
  corners: Corner[]
  onChange: (corners: Corner[]) => void
  problem?: string
}

/** The corners of a polygon as rows, in their order around it; the last leads back to the first. */
export function Corners({ corners, onChange, problem }: CornersProps) {
  const id = useId()
  const write = (at: number, field: 'latitude' | 'longitude', value: string) =>
    onChange(corners.map((corner, i) => (i === at ? { ...corner, [field]: value } : corner)))
  const add = () =>
    onChange([...corners, { key: Math.max(0, ...corners.map(({ key }) => key)) + 1, latitude: '', longitude: '' }])
  const remove = (at: number) => onChange(corners.filter((_corner, i) => i !== at))
  const up = (at: number) =>
    onChange(corners.map((corner, i) => (i === at - 1 ? corners[at]! : i === at ? corners[at - 1]! : corner)))
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        '& table': { borderCollapse: 'collapse' },
        '& th': { fontSize: 12, fontWeight: 550, color: 'text.secondary', textAlign: 'start' },
        '& td, & th': { py: 0.5, paddingInlineEnd: 1 },
      }}
    >
      <table aria-describedby={problem ? `${id}-problem` : undefined}>
        <thead>
          <tr>
            <th scope="col">{t.corner}</th>
            <th scope="col">{t.latitude}</th>
            <th scope="col">{t.longitude}</th>
            <td>
              <Box
                component="span"
                sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
              >
                {t.whatCanBeDone}
              </Box>
            </td>
          </tr>
        </thead>
        <tbody>
          {corners.map(({ key, latitude, longitude }, i) => (
            <tr key={key}>
              <td>{i + 1}</td>
              {(['latitude', 'longitude'] as const).map((field) => (
                <td key={field}>
                  <Box
                    component="input"
                    aria-label={t.ofCorner({ value: field === 'latitude' ? t.latitude : t.longitude, value2: i + 1 })}
                    aria-invalid={problem ? true : undefined}
                    inputMode="decimal"
                    value={field === 'latitude' ? latitude : longitude}
                    onChange={({ target }: { target: { value: string } }) => write(i, field, target.value)}
                    sx={{
                      width: '100%',
                      minWidth: 0,
                      minHeight: 32,
                      px: 2,
                      border: '1px solid var(--ops-field)',
                      borderRadius: 1,
                      bgcolor: 'background.paper',
                      color: 'text.primary',
                      font: 'inherit',
                    }}
                  />
                </td>
              ))}
              <td>
                <Box sx={{ display: 'flex' }}>
                  <PlainButton
                    type="button"
                    aria-label={t.moveCornerUp({ value: i + 1 })}
                    disabled={i === 0}
                    onClick={() => up(i)}
                  >
                    {t.up}
                  </PlainButton>
                  <PlainButton
                    type="button"
                    aria-label={t.removeCorner({ value: i + 1 })}
                    disabled={corners.length <= 3}
                    onClick={() => remove(i)}
                  >
                    {t.remove}
                  </PlainButton>
                </Box>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {problem ? (
        <Box id={`${id}-problem`} role="alert" sx={{ color: 'var(--ops-late)', fontSize: 12 }}>
          {problem}
        </Box>
      ) : null}
      <Box>
        <PlainButton type="button" className="outlined" onClick={add}>
          {t.addCorner}
        </PlainButton>
      </Box>
    </Box>
  )
}
