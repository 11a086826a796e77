import Box from '@mui/material/Box'
import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router-dom'
import type { SopPageQuery } from '../../__generated__/SopPageQuery.graphql.ts'
import type { SopPageArchiveMutation } from '../../__generated__/SopPageArchiveMutation.graphql.ts'
import type { SopPageRestoreMutation } from '../../__generated__/SopPageRestoreMutation.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { Page } from '../../kernel/shell/Page.tsx'
import { toast } from '../../kernel/shell/toast.ts'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { ButtonLink, PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { DraftSection } from './DraftSection.tsx'
import { SopDialog } from './SopDialog.tsx'
import { VersionSection } from './VersionSection.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query SopPageQuery($id: ID!) {
    sop(id: $id) {
      id
      name
      description
      version
      status
      can {
        edit {
          allowed
          reason
        }
      }
      taskItems {
        id
        name
      }
      published {
        id
        ...VersionSection_version
      }
      ...DraftSection_sop
    }
  }
`

const archiveMutation = graphql`
  mutation SopPageArchiveMutation($input: ArchiveSopInput!) {
    result: archiveSop(input: $input) {
      ... on ArchiveSopSuccess {
        stepId
        sop {
          id
          status
          version
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const restoreMutation = graphql`
  mutation SopPageRestoreMutation($input: RestoreSopInput!) {
    result: restoreSop(input: $input) {
      ... on RestoreSopSuccess {
        stepId
        sop {
          id
          status
          version
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** One SOP: the version in force, the draft of the next, those before, and who has read them. */
export function SopPage() {
  return (
    <Suspense fallback={<Page title="SOP">{null}</Page>}>
      <Content />
    </Suspense>
  )
}

function Content() {
  const { sop } = useRouteQuery<SopPageQuery>(query)
  const [edits, setEdits] = useState(false)
  const [archive, isArchiving] = useMutation<SopPageArchiveMutation>(archiveMutation)
  const [restore, isRestoring] = useMutation<SopPageRestoreMutation>(restoreMutation)
  if (!sop) {
    return (
      <Page title="SOP">
        <Centered title={t.noSuchSop} text={t.thereIsNoSopWithThis}>
          <ButtonLink to="/tasks/sops" className="primary">
            {t.toTheSops}
          </ButtonLink>
        </Centered>
      </Page>
    )
  }
  const { id, name, description, version, status, can, taskItems, published } = sop
  const isArchived = status === 'INACTIVE'
  const toggle = async () => {
    const { problems } = await (isArchived ? restore : archive)({ id, version })
    if (problems) toast('error', t.staysAsItIs({ name }), problems.input)
    else toast('success', isArchived ? t.isInUseAgain({ name }) : t.archived({ name }))
  }
  const [current, ...earlier] = published
  return (
    <Page title={name}>
      <Scroll>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Box sx={{ flex: '1 1 320px', color: 'text.secondary' }}>
            {isArchived ? `${t.archivedRecordsShowItNoMore} ` : ''}
            {description}
            {taskItems.length ? ` ${t.doneByIt} ` : ''}
            {taskItems.map((item, i) => (
              <span key={item.id}>
                {i ? ', ' : ''}
                <Link to={`/tasks/item/${item.id}`}>{item.name}</Link>
              </span>
            ))}
          </Box>
          {can.edit.allowed ? (
            <>
              <PlainButton type="button" className="outlined" onClick={() => setEdits(true)}>
                {t.rename}
              </PlainButton>
              <PlainButton
                type="button"
                className="outlined"
                disabled={isArchiving || isRestoring}
                onClick={() => void toggle()}
              >
                {isArchived ? t.toUseAgain : t.archive}
              </PlainButton>
            </>
          ) : (
            <Why permission={can.edit} />
          )}
        </Box>
        {current ? (
          <VersionSection version={current} isCurrent />
        ) : (
          <Section title={t.inForce}>
            <Empty>{t.nothingIsPublishedYet}</Empty>
          </Section>
        )}
        {can.edit.allowed ? <DraftSection sop={sop} /> : null}
        {earlier.map((one) => (
          <VersionSection key={one.id} version={one} />
        ))}
        {edits ? <SopDialog sop={sop} onClose={() => setEdits(false)} /> : null}
      </Scroll>
    </Page>
  )
}
