import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ImportPage_import$key } from '../../__generated__/ImportPage_import.graphql.ts'
import type { ImportPageQuery } from '../../__generated__/ImportPageQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { dayOf } from '../../kernel/ui/dates.ts'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { ImportSteps } from './ImportSteps.tsx'
import { MappingStep } from './MappingStep.tsx'
import { ProgressStep } from './ProgressStep.tsx'
import { ResultStep } from './ResultStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { isAtWork } from '../../kernel/import/states.ts'
import { useFocusOnStep } from './useFocusOnStep.ts'
import { useImportProgress } from './useImportProgress.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query ImportPageQuery($id: ID!) {
    import(id: $id) {
      ...ImportPage_import
    }
  }
`

/** An import from its columns to its result; what it shows is how far it is, also after a reload. */
export function ImportPage() {
  return (
    <Suspense fallback={<Page title={t.import}>{null}</Page>}>
      <Content />
    </Suspense>
  )
}

function Content() {
  const { import: found } = useRouteQuery<ImportPageQuery>(query)
  if (!found) {
    return (
      <Page title={t.import}>
        <Centered title={t.noSuchImport} text={t.thereIsNoImportAtThis}>
          <ButtonLink to="/organizations" className="primary">
            {t.toTheOrganizations}
          </ButtonLink>
        </Centered>
      </Page>
    )
  }
  return <Found import={found} />
}

const stepOf = {
  MAPPING: 1,
  COMPARING: 1,
  COMPARED: 2,
  WRITING: 3,
  DONE: 3,
  CANCELLED: 3,
  STOPPED: 3,
  '%future added value': 1,
} as const

function Found({ import: key }: { import: ImportPage_import$key }) {
  const one = useFragment(
    graphql`
      fragment ImportPage_import on Import {
        id
        name
        kindLabel
        state
        version
        createdAt
        createdBy {
          name
        }
        organization {
          name
          id
        }
        ...MappingStep_import
        ...ProgressStep_import
        ...ReviewStep_import
        ...ResultStep_import
      }
    `,
    key,
  )
  const [search] = useSearch()
  const { id, name, kindLabel, state, version, createdAt, createdBy, organization } = one
  useImportProgress(id, isAtWork(state))
  const isMapping = state === 'MAPPING' || (state === 'COMPARED' && search.get('step') === 'columns')
  const frame = useFocusOnStep<HTMLDivElement>(isMapping ? 'columns' : state)
  return (
    <Page
      title={name}
      bar={<ImportSteps current={isMapping ? 1 : stepOf[state]} />}
      actions={
        <ButtonLink to={`/orgOverview/${organization.id}/integrations`} className="outlined">
          {t.allImports}
        </ButtonLink>
      }
    >
      <Scroll>
        <Box sx={{ color: 'text.secondary' }}>
          {t.forSentByOn({
            kindLabel,
            name: organization.name,
            name2: createdBy.name,
            dayOf: dayOf(String(createdAt)),
          })}
        </Box>
        <div ref={frame}>
          {isMapping ? <MappingStep key={version} import={one} /> : null}
          {isAtWork(state) ? <ProgressStep import={one} /> : null}
          {state === 'COMPARED' && !isMapping ? <ReviewStep import={one} /> : null}
          {state === 'DONE' || state === 'CANCELLED' || state === 'STOPPED' ? <ResultStep import={one} /> : null}
        </div>
      </Scroll>
    </Page>
  )
}
