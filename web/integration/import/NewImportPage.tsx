import Box from '@mui/material/Box'
import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { NewImportPageMutation } from '../../__generated__/NewImportPageMutation.graphql.ts'
import type { NewImportPageQuery } from '../../__generated__/NewImportPageQuery.graphql.ts'
import { useSendFile } from '../../kernel/files/useSendFile.ts'
import { FileDrop } from '../../performance/observation/FileDrop.tsx'
import { saveText } from '../../performance/observation/saveText.ts'
import { OrganizationPicker } from '../../organization/organization/OrganizationPicker.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { Page } from '../../kernel/shell/Page.tsx'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { ButtonLink, PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { ImportSteps } from './ImportSteps.tsx'
import { KindChoice } from './KindChoice.tsx'

const query = graphql`
  query NewImportPageQuery($id: ID!) {
    organization(id: $id) {
      id
      name
      can {
        administer {
          allowed
          reason
        }
      }
      importables {
        kind
        label
        description
        keyWords
        template
        fields {
          name
          label
          description
          isRequired
        }
      }
    }
  }
`

const mutation = graphql`
  mutation NewImportPageMutation($input: CreateImportInput!) {
    result: createImport(input: $input) {
      ... on CreateImportSuccess {
        import {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** The first step of an import: what it brings in, and the file. */
export function NewImportPage() {
  return (
    <Suspense fallback={<Page title="Import a file">{null}</Page>}>
      <Content />
    </Suspense>
  )
}

function Content() {
  const { organization } = useRouteQuery<NewImportPageQuery>(query)
  const { search, set } = useNarrowing()
  const mayAny = useViewer()?.capabilities.includes('organization.administer')
  if (mayAny && !search.get('organization')) {
    return (
      <Page title="Import a file">
        <Scroll>
          <Section title="Choose an organization to import into">
            <Box sx={{ p: 3, maxWidth: 480 }}>
              <OrganizationPicker
                label="Organization"
                required
                value={null}
                onChange={(chosen) => chosen && set({ organization: chosen.id })}
              />
            </Box>
          </Section>
        </Scroll>
      </Page>
    )
  }
  if (!organization?.can.administer.allowed) {
    return (
      <Page title="Import a file">
        <Centered
          title="Imports need Admin access"
          text={organization?.can.administer.reason ?? 'Ask an Admin of your organization to import the file.'}
        >
          <ButtonLink to={organization ? `/orgOverview/${organization.id}` : '/organizations'} className="primary">
            {organization ? 'To the organization' : 'To the organizations'}
          </ButtonLink>
        </Centered>
      </Page>
    )
  }
  return (
    <Page
      title={`Import into ${organization.name}`}
      bar={<ImportSteps current={0} />}
      actions={
        <ButtonLink to={`/orgOverview/${organization.id}/integrations`} className="outlined">
          All imports
        </ButtonLink>
      }
    >
      <Scroll>
        <FileStep organization={organization} />
      </Scroll>
    </Page>
  )
}

type Organization = NonNullable<NewImportPageQuery['response']['organization']>

function FileStep({ organization: { id: organizationId, importables } }: { organization: Organization }) {
  const { search, set } = useNarrowing()
  const navigate = useNavigate()
  const sendFile = useSendFile()
  const [create] = useMutation<NewImportPageMutation>(mutation)
  const [waiting, setWaiting] = useState(false)
  const [problem, setProblem] = useState<string>()
  // The address changes a moment later; the choice shows at once.
  const [kindChosen, setKindChosen] = useState(search.get('kind'))
  const chosen = importables.find(({ kind }) => kind === kindChosen) ?? importables[0]!
  const choose = (kind: string) => {
    setProblem(undefined)
    setKindChosen(kind)
    set({ kind })
  }
  async function take(file: File) {
    setProblem(undefined)
    setWaiting(true)
    const { fileId, problem: unsent } = await sendFile({ purpose: 'IMPORT', organizationId }, file)
    const { done, problems } = fileId
      ? await create({ organizationId, kind: chosen.kind, fileId })
      : { done: undefined, problems: { file: unsent } }
    setWaiting(false)
    if (done?.import) await navigate(`/imports/${done.import.id}`)
    else setProblem(problems?.file ?? problems?.input ?? 'The file could not be read.')
  }
  return (
    <>
      <Section title="What the file brings in" about={chosen.description}>
        <Box sx={{ display: 'grid', gap: 4, p: 3 }}>
          <KindChoice kinds={importables} chosen={chosen.kind} onChoose={choose} />
          {problem ? <Notice role="alert">{problem}</Notice> : null}
          <FileDrop
            waiting={waiting}
            onFile={(file) => void take(file)}
            waitingFor="Reading the file"
            about="or drop it here: a CSV in UTF-8 with a line of headings, up to 20 MB and 50,000 rows. Nothing is changed before you have seen what would change."
          />
        </Box>
      </Section>
      <Section
        title={`Columns of ${chosen.label.toLowerCase()}`}
        about={`A row is known again by ${chosen.keyWords}. An empty cell changes nothing.`}
        actions={
          <PlainButton
            type="button"
            className="outlined"
            onClick={() => saveText(`${chosen.label.toLowerCase().replaceAll(' ', '-')}-template.csv`, chosen.template)}
          >
            Save a template
          </PlainButton>
        }
      >
        <Table caption={`What a row of ${chosen.label.toLowerCase()} says`} columns={['Column', 'What it says']}>
          {chosen.fields.map(({ name, label, description, isRequired }) => (
            <tr key={name}>
              <th scope="row" style={{ whiteSpace: 'nowrap', verticalAlign: 'top' }}>
                {label}
                {isRequired ? ' (needed)' : ''}
              </th>
              <td>{description}</td>
            </tr>
          ))}
        </Table>
      </Section>
    </>
  )
}
