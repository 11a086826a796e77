// The seals of an audit log as a screen: until when it is sealed, and what a check of them says.
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { sealRanges } from './sealRanges.ts'

const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
const intact = {
  isIntact: true,
  seals: 37,
  entries: 4120,
  changed: 0,
  changedIds: [] as string[],
  missing: 0,
  expired: 0,
  added: 0,
  erased: 0,
  brokenSeals: [] as number[],
}
const sealed = (check: unknown = intact, seals = 37) => ({
  seals,
  sealedUntil: '2026-01-15T08:30:00.000Z',
  hash,
  check,
})

const opened = (auditSeals: object | null, query: object = {}) =>
  renderRoute('/orgOverview/one/audit', {
    resolvers: {
      Query: {
        organization: {
          id: 'Organization:one',
          timeZone: 'UTC',
          can: { readAudit: { allowed: true, reason: null } },
          auditSeals,
        },
        ...query,
      },
    },
  })

const checkButton = () => screen.findByRole('button', { name: 'Check seals…' })
async function checked(...what: Parameters<typeof opened>) {
  const route = opened(...what)
  await route.user.click(await checkButton())
  const dialog = within(await screen.findByRole('dialog', { name: 'Audit log seals' }))
  return { ...route, dialog }
}
const facts = (dialog: Pick<typeof screen, 'queryAllByRole'>) =>
  dialog.queryAllByRole('term').map(({ parentElement }) => parentElement!.textContent)

describe('the line above the log', () => {
  test('says until when it is sealed', async () => {
    opened(sealed())
    expect(await screen.findByText(/^Sealed until/)).toHaveTextContent(/^Sealed until 15 Jan( 2026)?, \d\d:30/)
    expect(await checkButton()).toBeVisible()
  })

  test('says when it will be where it is not yet', async () => {
    opened({ seals: 0, sealedUntil: null, hash: null })
    expect(await screen.findByText('Not sealed yet: entries are sealed every hour.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Check seals…' })).toBeNull()
  })

  test('is not there below the root, nor for who may not read the whole log', async () => {
    opened(null)
    await screen.findByRole('heading', { name: 'No changes' })
    expect(screen.queryByText(/sealed/i)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Check seals…' })).toBeNull()
  })
})

describe('a check', () => {
  test('says that nothing has changed, with the hash to be kept', async () => {
    const { dialog, graph } = await checked(sealed())
    expect(await dialog.findByText(/unchanged/)).toHaveTextContent('Intact 4,120 entries under 37 seals are unchanged.')
    expect(dialog.getByRole('status')).toHaveTextContent(/unchanged\.$/)
    expect(facts(dialog)).toEqual([])
    expect(dialog.queryByText(/retention|closed account|latest/)).toBeNull()
    expect(dialog.getByLabelText('Hash of the last seal (37)')).toHaveValue(hash)
    expect(dialog.getByText('Keep it elsewhere, to compare later.')).toBeVisible()
    expect(dialog.queryByRole('button', { name: /^Check / })).toBeNull()
    expect(graph.asked('SealCheckQuery')).toEqual([{ id: 'Organization:one', last: 200 }])
  })

  test('counts what has gone or was erased as it should apart', async () => {
    const { dialog } = await checked(sealed({ ...intact, expired: 119, erased: 1 }))
    expect(await dialog.findByText(/4,000 entries under 37 seals are unchanged/)).toBeVisible()
    expect(dialog.getByText('119 entries were deleted by the retention.')).toBeVisible()
    expect(dialog.getByText('A closed account was erased from 1 entry.')).toBeVisible()
    expect(facts(dialog)).toEqual([])
  })

  test('says what has changed, entry by entry', async () => {
    const nodes = ({ ids }: { ids: string[] }) =>
      ids.map((id) => ({
        __typename: 'AuditEntry',
        id,
        nounName: 'vehicle',
        about: 'T-9',
        action: 'UPDATE',
        actor: { name: 'Avery Morgan' },
      }))
    const found = { isIntact: false, changed: 1, changedIds: ['AuditEntry:1'], missing: 2, added: 3 }
    const { dialog } = await checked(sealed({ ...intact, ...found, brokenSeals: [3, 4, 5, 9] }), { nodes })
    expect(await dialog.findByText(/no longer matches/)).toHaveTextContent(
      'Changed 4,120 entries under 37 seals checked: the log no longer matches its seals.',
    )
    expect(facts(dialog)).toEqual(['Entries changed1', 'Entries missing2', 'Entries added3', 'Broken seals3–5, 9'])
    const list = within(dialog.getByRole('region', { name: 'Changed entries, current content' }))
    expect(await list.findByRole('article')).toHaveTextContent('Avery Morgan changed vehicleT-9')
  })

  test('that fails says why, and is made again where asked', async () => {
    let tries = 0
    const { dialog, user } = await checked(
      sealed(() => {
        if (!tries++) throw new Error('The database is asleep.')
        return intact
      }),
    )
    expect(await dialog.findByRole('alert')).toHaveTextContent('The database is asleep.')
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText(/are unchanged/)).toBeVisible()
    expect(dialog.queryByRole('alert')).toBeNull()
  })

  test('takes more seals where there are more and it is asked to', async () => {
    const { dialog, user, graph } = await checked(
      sealed(({ last }: { last: number }) => ({ ...intact, seals: Math.min(last, 512) }), 512),
    )
    expect(await dialog.findByText('Checked: the latest 200 of 512 seals.')).toBeVisible()
    const more = dialog.getByRole('button', { name: 'Check 512 seals' })
    await user.click(more)
    expect(await dialog.findByText(/under 512 seals are unchanged/)).toBeVisible()
    expect(dialog.queryByText(/^Checked:/)).toBeNull()
    expect(more).toHaveAttribute('aria-disabled', 'true')
    expect(graph.asked('SealCheckQuery').map(({ last }) => last)).toEqual([200, 1000])
  })

  test('is a new one each time it is opened', async () => {
    let changed = 0
    const { dialog, user } = await checked(sealed(() => ({ ...intact, isIntact: !changed, missing: changed })))
    await dialog.findByText(/are unchanged/)
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    changed = 1
    await user.click(await checkButton())
    expect(await screen.findByText(/no longer matches/)).toBeVisible()
  })
})

test('numbers of seals that follow each other stand as one', () => {
  expect(sealRanges([])).toBe('')
  expect(sealRanges([2])).toBe('2')
  expect(sealRanges([1, 2, 4, 6, 7, 8])).toBe('1–2, 4, 6–8')
})
