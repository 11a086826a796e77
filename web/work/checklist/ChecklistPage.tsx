import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ChecklistPageQuery } from '../../__generated__/ChecklistPageQuery.graphql.ts'
import type { ChecklistPageUpdateMutation } from '../../__generated__/ChecklistPageUpdateMutation.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { theirs, useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { useDraft } from '../../kernel/draft/useDraft.ts'
import { Page } from '../../kernel/shell/Page.tsx'
import { toast } from '../../kernel/shell/toast.ts'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { ChecklistForm } from './ChecklistForm.tsx'
import { editedOf } from './editing.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query ChecklistPageQuery($id: ID!) {
    checklist(id: $id) {
      id
      name
      description
      version
      revision
      status
      items {
        kind
        prompt
        help
        mandatory
        unit
        minimum
        maximum
        choices
        failingChoices
      }
      taskItems {
        id
        name
      }
      can {
        edit {
          allowed
          reason
        }
      }
    }
  }
`

const mutation = graphql`
  mutation ChecklistPageUpdateMutation($input: UpdateChecklistInput!) {
    result: updateChecklist(input: $input) {
      ... on UpdateChecklistSuccess {
        checklist {
          id
          name
          description
          version
          revision
          items {
            kind
            prompt
            help
            mandatory
            unit
            minimum
            maximum
            choices
            failingChoices
          }
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** One checklist with its items, to be read and edited. */
export function ChecklistPage() {
  return (
    <Suspense fallback={<Page title={t.checklist}>{null}</Page>}>
      <Content />
    </Suspense>
  )
}

type Checklist = NonNullable<ChecklistPageQuery['response']['checklist']>

/** The form of a checklist as it was opened; it begins anew with what is saved, by oneself or by others. */
function EditChecklist({ checklist: opened, onEnd }: { checklist: Checklist; onEnd: (isTheirs: boolean) => void }) {
  const { id, name, description, version, revision, items, can } = useShown(opened)
  const [initial] = useState(() => ({ name, description, items: items.map(editedOf) }))
  const draft = useDraft('checklist', id, version)
  const [problems, setProblems] = useState<Problems>({})
  const [update, isInFlight] = useMutation<ChecklistPageUpdateMutation>(mutation)
  return (
    <ChecklistForm
      draft={draft}
      initial={initial}
      isReadOnly={!can.edit.allowed}
      submit={t.save}
      problems={problems}
      waiting={isInFlight}
      onSubmit={async ({ organizationId: _organizationId, ...said }) => {
        const { done, problems: wrong } = await update({ id, version: draft.version, ...said })
        setProblems(wrong ?? {})
        if (done || wrong === theirs) draft.clear()
        if (wrong === theirs) onEnd(true)
        if (!done) return
        const isNew = done.checklist?.revision !== revision
        toast('success', t.saved({ trim: said.name.trim() }), isNew ? t.newRecordsGetTheseItemsThose : undefined)
        onEnd(false)
      }}
    />
  )
}

function Content() {
  const { checklist } = useRouteQuery<ChecklistPageQuery>(query)
  const [{ saved, follows }, setEnd] = useState({ saved: 0, follows: false })
  if (!checklist) {
    return (
      <Page title={t.checklist}>
        <Centered title={t.noSuchChecklist} text={t.thereIsNoChecklistWithThis}>
          <ButtonLink to="/tasks/checklists" className="primary">
            {t.toTheChecklists}
          </ButtonLink>
        </Centered>
      </Page>
    )
  }
  const { id, name, version, status, taskItems, can } = checklist
  return (
    <Page title={name}>
      <Scroll>
        {status === 'INACTIVE' ? <Empty>{t.thisChecklistIsArchivedNewRecords}</Empty> : null}
        <Why permission={can.edit} />
        <EditChecklist
          key={`${id} ${saved} ${follows ? version : ''}`}
          checklist={checklist}
          onEnd={(isTheirs) => setEnd({ saved: saved + 1, follows: isTheirs })}
        />
        <Section title={t.tasks} about={t.eachNewRecordOfTheseGets}>
          {taskItems.length ? (
            <ul style={{ margin: 0, padding: 12, paddingInlineStart: 28 }}>
              {taskItems.map((item) => (
                <li key={item.id}>
                  <Link to={`/tasks/item/${item.id}`}>{item.name}</Link>
                </li>
              ))}
            </ul>
          ) : (
            <Empty>
              {t.noTaskHasItYetOpen} <Link to="/tasks">{t.catalogue}</Link> {t.andChooseItThere}
            </Empty>
          )}
        </Section>
      </Scroll>
    </Page>
  )
}
