import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { boardOf, record } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const answer = {
  passed: false,
  failed: true,
  note: '',
  version: 3,
  answeredAt: '2026-01-15T12:00:00.000Z',
  answeredBy: { name: 'Li Wei' },
  hasFollowUp: false,
  followUp: null,
}
const item = {
  id: 'ChecklistItem:1',
  kind: 'PASS_FAIL',
  prompt: 'Brakes hold',
  help: '',
  mandatory: true,
  unit: '',
  choices: [],
  failingChoices: [],
}
const may = { allowed: true, reason: null }

test('a note that is typed is saved, and the first click beside it is heard', async () => {
  const one = record(7001, {
    title: 'Inspect the truck',
    can: { answer: may },
    checklists: [
      {
        checklist: { id: 'Checklist:1', name: 'Daily round' },
        entries: [{ item, answer }],
        submittedAt: null,
        submittedBy: null,
      },
    ],
  })
  // The server takes its time, so that what is drawn meanwhile is what is clicked on.
  const answerChecklistItem = () => new Promise(() => {})
  const { user, graph } = renderRoute('/home/record/AR-7001', {
    resolvers: { ...boardOf({ NEXT: [one] }, { action: one }), Mutation: { answerChecklistItem } },
  })
  await user.type(await screen.findByRole('textbox', { name: 'Note on Brakes hold' }), 'Left side')
  await user.click(screen.getByRole('button', { name: 'Follow up Brakes hold' }))
  expect(await screen.findByRole('dialog', { name: /follow/i })).toBeVisible()
  await waitFor(() =>
    expect(graph.asked('useAnswerMutation')).toMatchObject([{ input: { note: 'Left side', version: 3 } }]),
  )
})

test('what is typed is saved once by Enter, though the field is left by it', async () => {
  const number = { ...item, id: 'ChecklistItem:2', kind: 'NUMBER', prompt: 'Tyre pressure' }
  const one = record(7002, {
    can: { answer: may },
    checklists: [
      {
        checklist: { id: 'Checklist:2', name: 'Daily round' },
        entries: [
          { item: number, answer: null },
          { item, answer },
        ],
        submittedAt: null,
        submittedBy: null,
      },
    ],
  })
  const { user, graph } = renderRoute('/home/record/AR-7002', {
    resolvers: {
      ...boardOf({ NEXT: [one] }, { action: one }),
      Mutation: { answerChecklistItem: () => new Promise(() => {}) },
    },
  })
  await user.type(await screen.findByRole('textbox', { name: /^Tyre pressure/ }), '98.5{Enter}')
  await waitFor(() =>
    expect(graph.asked('useAnswerMutation')).toMatchObject([{ input: { answer: { number: 98.5 }, version: 0 } }]),
  )
})
