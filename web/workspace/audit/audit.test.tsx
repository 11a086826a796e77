// The audit log as a screen: empty, hidden values, and a filter in the address that is malformed.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import schemaText from '../../../schema.graphql?raw'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { filterIn } from './auditFilter.ts'
import { auditNouns } from './auditNouns.ts'

const organization = (edges: object[], allowed = true) => ({
  id: 'Organization:one',
  name: 'Northway',
  timeZone: 'UTC',
  can: {
    readAudit: {
      allowed,
      reason: allowed ? null : 'To read the audit log here takes Admin.',
      whoCan: ['Admin'],
    },
  },
  audit: { edges, pageInfo: { hasNextPage: false, hasPreviousPage: false } },
})

test('says who changed what, and hides nothing silently', async () => {
  const node = {
    id: 'AuditEntry:1',
    at: '2026-01-15T08:30:00.000Z',
    nounName: 'organization',
    about: 'Reno yard',
    event: null,
    action: 'UPDATE',
    actor: { name: 'Avery Morgan' },
    changes: [
      { field: 'Contact', before: null, after: 'Gate 2', hiddenBecause: null },
      { field: 'Employer identifier', before: null, after: null, hiddenBecause: 'To see them takes Admin.' },
    ],
  }
  renderRoute('/orgOverview/one/audit', {
    resolvers: { Query: { organization: organization([{ node, cursor: 'a' }]) } },
  })
  const entry = await screen.findByRole('article')
  expect(entry.textContent).toContain('Avery Morgan changed organization')
  expect(entry.textContent).toContain('Gate 2')
  expect(entry.textContent).toContain('Changed, not shown. To see them takes Admin.')
})

test('says of a sign-in what happened, by whom and from where', async () => {
  const at = '2026-01-15T08:30:00.000Z'
  const changes = [{ field: 'Device', before: null, after: 'Chrome on Windows', hiddenBecause: null }]
  const entries = [
    {
      id: 'AuditEntry:1',
      at,
      nounName: 'sign-in',
      about: '',
      event: 'signed in',
      action: 'CREATE',
      actor: { name: 'Avery Morgan' },
      changes,
    },
    {
      id: 'AuditEntry:2',
      at,
      nounName: 'sign-in',
      about: 'Avery Morgan',
      event: 'failed to sign in',
      action: 'CREATE',
      actor: null,
      changes,
    },
  ]
  renderRoute('/orgOverview/one/audit', {
    resolvers: { Query: { organization: organization(entries.map((node) => ({ node, cursor: node.id }))) } },
  })
  const [first, second] = await screen.findAllByRole('article')
  expect(first!.textContent).toMatch(/Avery Morgan signed in.*Device.*Chrome on Windows/)
  expect(second!.textContent).toMatch(/Unknown failed to sign inAvery Morgan/)
})

test('is narrowed to each kind there is', () => {
  const [, values] = /enum AuditNoun \{([^}]*)\}/.exec(schemaText)!
  expect(Object.keys(auditNouns).sort()).toEqual(
    values!
      .match(/^ {2}[A-Z_]+$/gm)!
      .map((line) => line.trim())
      .sort(),
  )
})

test('without an entry says why there is none', async () => {
  renderRoute('/orgOverview/one/audit', { resolvers: { Query: { organization: organization([], false) } } })
  expect(await screen.findByText(/^Only your own changes\. To read the audit log here takes Admin\.$/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'No changes' })).toBeTruthy()
})

test('what is malformed in the address narrows nothing', () => {
  expect(filterIn(new URLSearchParams('noun=x&from=2026-02-31&to=soon&below=x'))).toEqual({
    filter: { noun: null, actor: null, day: null },
    includeBelow: true,
  })
  expect(filterIn(new URLSearchParams('noun=GROUP&who=u&from=2026-01-02&below=no'))).toEqual({
    filter: { noun: { eq: 'GROUP' }, actor: { eq: 'u' }, day: { gte: '2026-01-02', lte: null } },
    includeBelow: false,
  })
})
