import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

const may = { allowed: true, reason: null }
const root = (more: object = {}) => ({
  __typename: 'Organization',
  id: 'Organization:one',
  name: 'Northway',
  parent: null,
  peersShared: ['One value of each metric.'],
  peerConsent: null,
  can: { consent: may },
  ...more,
})
const given = { isGiven: true, at: '2026-01-10T08:00:00.000Z', by: 'Avery Morgan', version: 3 }
const consent = async () => within(await screen.findByRole('region', { name: 'Peer comparison' }))

test('a root says that it takes no part and what that would share, and takes part by the keyboard alone', async () => {
  const resolvers = {
    Query: { organization: root() },
    Mutation: { givePeerConsent: { __typename: 'GivePeerConsentSuccess', organization: root({ peerConsent: given }) } },
  }
  const { user, graph } = renderRoute('/orgOverview/one', { resolvers })
  const section = await consent()
  section.getByText('Not participating.')
  section.getByText('One value of each metric.')
  section.getByText(/not legal advice/)
  section.getByRole('button', { name: 'Join…' }).focus()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Join comparison' })
  within(dialog).getByRole('button', { name: 'Join' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(graph.asked('ConsentDialogGiveMutation')).toEqual([
      { input: { organizationId: 'Organization:one', version: 0 } },
    ]),
  )
  await section.findByText(/Participating, said Avery Morgan/)
  await waitFor(() => expect(document.activeElement).toBe(section.getByRole('button', { name: 'Leave…' })))
})

test('withdrawing names the version that was seen, and a conflict is told', async () => {
  const refused = { __typename: 'ConflictError', message: 'The consent was changed by someone else.', differences: [] }
  const { user, graph } = renderRoute('/orgOverview/one', {
    resolvers: { Query: { organization: root({ peerConsent: given }) }, Mutation: { withdrawPeerConsent: refused } },
  })
  await user.click(await (await consent()).findByRole('button', { name: 'Leave…' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The consent was changed by someone else.')
  expect(graph.asked('ConsentDialogWithdrawMutation')).toEqual([
    { input: { organizationId: 'Organization:one', version: 3 } },
  ])
})

test('who may not is told why', async () => {
  const reason = 'To turn the comparison with peers on and off here takes Admin.'
  renderRoute('/orgOverview/one', {
    resolvers: { Query: { organization: root({ can: { consent: { allowed: false, reason } } }) } },
  })
  const section = await consent()
  section.getByText(reason)
  expect(section.queryByRole('button')).toBeNull()
})

test('below the root there is none of it', async () => {
  renderRoute('/orgOverview/one', {
    resolvers: { Query: { organization: root({ parent: { id: 'Organization:above' } }) } },
  })
  await screen.findByRole('heading', { name: 'Northway' })
  expect(screen.queryByRole('region', { name: 'Peer comparison' })).toBeNull()
})

const industry = { code: '484121', title: 'Truckload' }
const latest = {
  month: '2026-10-01',
  own: 2.934,
  percentile: 70,
  lowerQuartile: 2.6,
  median: 2.8,
  upperQuartile: 3,
  bestInClass: 3.15,
  contributors: 5,
  industry,
  reasonText: null,
}
const silent = {
  ...latest,
  percentile: null,
  lowerQuartile: null,
  median: null,
  upperQuartile: null,
  bestInClass: null,
  contributors: null,
  industry: null,
}
const library = (peers: object | null) => ({
  Query: { node: { __typename: 'Metric', id: 'Metric:one', name: 'Fuel Efficiency', unit: 'km/L', peers } },
})
const compared = async () => within(await screen.findByRole('region', { name: 'Peer comparison' }))

test('a metric says how one stands among peers: in a sentence, as a chart and as a table', async () => {
  const before = { ...silent, month: '2026-09-01', own: null, reasonText: 'Too few.' }
  const { user } = renderRoute('/metricslibrary?metric=Metric:one', {
    resolvers: library({ ownIndustry: industry, latest, history: [latest, before] }),
  })
  const section = await compared()
  const sentence =
    'October 2026: 2.934 km/L. Of at least 5 organizations in 484121 Truckload, you are better than or equal to 70 %; their median is 2.8 km/L.'
  section.getByText(sentence)
  section.getByRole('img', { name: `${sentence} The middle half is 2.6 to 3, best in class 3.15 km/L.` })
  section.getByText(/Technical default, not legal advice/)
  await user.click(section.getByText('Monthly table'))
  const rows = section.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows.slice(1)).toEqual([
    ['October 2026', '2.934', '70', '2.6', '2.8', '3', '3.15', '484121'],
    ['September 2026', 'no data', '', '', '', '', '', 'Too few.'],
  ])
})

test('a wider cohort is said to be wider, and below the root there is no place', async () => {
  const wider = { ...latest, percentile: null, industry: { code: '4841', title: 'General Freight Trucking' } }
  renderRoute('/metricslibrary?metric=Metric:one', {
    resolvers: library({ ownIndustry: industry, latest: wider, history: [wider] }),
  })
  const section = await compared()
  section.getByText(
    /Of at least 5 organizations in 4841 General Freight Trucking the median is 2.8 km\/L\. 484121 Truckload has too few to compare, so the cohort is widened to 4841, its first 4 digits\./,
  )
})

test('where nothing is told there is the reason, with one’s own value', async () => {
  const none = { ...silent, reasonText: 'Your access level sees its own value alone.' }
  renderRoute('/metricslibrary?metric=Metric:one', {
    resolvers: library({ ownIndustry: null, latest: none, history: [none] }),
  })
  const section = await compared()
  section.getByText('October 2026: 2.934 km/L. Your access level sees its own value alone.')
  expect(section.queryByRole('img')).toBeNull()
})

test('a benchmark says how its organization stands, or why nothing is told', async () => {
  const benchmark = (peers: object) => ({
    Query: {
      node: {
        __typename: 'Benchmark',
        id: 'Benchmark:one',
        name: 'Thrift',
        actionMetric: { id: 'Metric:one', unit: 'km/L' },
        peers,
      },
    },
  })
  const none = { ...silent, reasonText: 'They are too alike.' }
  renderRoute('/benchmark?id=Benchmark:one', {
    resolvers: benchmark({ ownIndustry: industry, latest: none, history: [none] }),
  })
  ;(await compared()).getByText('October 2026: 2.934 km/L. They are too alike.')
})

test('best practices say why the share of peers is told of some only', async () => {
  const practice = (id: number, more: object) => ({
    __typename: 'Practice',
    id: `Practice:${id}`,
    featureId: id,
    area: 'Safety',
    function: 'Driving',
    feature: `Feature ${id}`,
    status: 'PLANNED',
    ...more,
  })
  const board = {
    id: 'PracticeBoard:one',
    place: 'Northway',
    organizationId: 'Organization:one',
    departmentId: null,
    groupId: null,
    industry: null,
    peersOf: 'At least 5 consenting organizations of NAICS 2017 4841 in 2026-10',
    peersReason: 'They are too alike.',
    can: { answer: may },
    areas: [{ id: 'Safety', name: 'Safety', answered: 2, features: 2, gaps: 2 }],
    practices: [
      practice(1, { peerAdoption: 70, peerReasonName: null }),
      practice(2, { peerAdoption: null, peerReasonName: 'they are too alike' }),
    ],
  }
  renderRoute('/bestpractices?area=Safety', { resolvers: { Query: { practices: board, organizationTree: [] } } })
  const area = within(await screen.findByRole('region', { name: 'Safety' }))
  const user = userEvent.setup()
  for (const name of ['Feature 1', 'Feature 2']) await user.click(area.getByRole('button', { name }))
  area.getByText('In place at 70 % of peers')
  area.getByText('Peer figures hidden: they are too alike')
  screen.getByText(/Where peer figures are hidden: They are too alike\./)
})
