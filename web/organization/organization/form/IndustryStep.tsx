import Typography from '@mui/material/Typography'
import { graphql } from 'react-relay'
import type { IndustryStepQuery } from '../../../__generated__/IndustryStepQuery.graphql.ts'
import { announce } from '../../../kernel/ui/announce.ts'
import { PlainButton } from '../../../kernel/ui/PlainButton.tsx'
import { SearchPicker } from '../../../kernel/ui/SearchPicker.tsx'
import { Table } from '../../../kernel/ui/Table.tsx'
import type { StepProps } from './StepProps.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query IndustryStepQuery($search: String!) {
    naicsCodes(search: $search, first: 30) {
      code
      title
    }
  }
`

interface IndustryStepProps extends StepProps {
  /** Beside other fields, where it says itself that it may be left out. */
  isBrief?: boolean
}

/** The industries by their NAICS codes; the first is the primary one. */
export function IndustryStep({ draft, change, problems, isBrief = false }: IndustryStepProps) {
  const { naics } = draft
  const problem = Object.entries(problems).find(([path]) => path.startsWith('naics'))?.[1]
  const remove = (code: string) => change({ naics: naics.filter((one) => one.code !== code) })
  const makePrimary = (code: string) =>
    change({ naics: [...naics.filter((one) => one.code === code), ...naics.filter((one) => one.code !== code)] })
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <SearchPicker<IndustryStepQuery, { id: string; name: string; title: string }>
        query={query}
        ask={(search) => ({ search })}
        find={({ naicsCodes }) =>
          naicsCodes
            .filter(({ code }) => !naics.some((one) => one.code === code))
            .map(({ code, title }) => ({ id: code, name: `${code} ${title}`, title }))
        }
        none={() => t.noSuchIndustry}
        field={{
          label: isBrief ? t.industryOptional : t.addAnIndustry,
          help: t.byWordsAsTruckingOrThe,
          problem,
        }}
        many="closes"
        onChange={(option) => {
          if (!option) return
          change({ naics: [...naics, { code: option.id, title: option.title }] })
          announce(t.added({ title: option.title }))
        }}
      />
      {naics.length ? (
        <Table caption={t.industries} columns={[t.code, t.industry, t.primary, '']}>
          {naics.map(({ code, title }, i) => (
            <tr key={code}>
              <th scope="row" style={{ textAlign: 'start' }}>
                {code}
              </th>
              <td>{title}</td>
              <td>
                <input
                  type="radio"
                  name="primary"
                  aria-label={t.isThePrimaryIndustry({ title })}
                  checked={i === 0}
                  onChange={() => makePrimary(code)}
                />
              </td>
              <td style={{ textAlign: 'end' }}>
                <PlainButton
                  type="button"
                  className="outlined"
                  aria-label={t.remove2({ title })}
                  onClick={() => remove(code)}
                >
                  {t.remove}
                </PlainButton>
              </td>
            </tr>
          ))}
        </Table>
      ) : isBrief ? null : (
        <Typography color="textSecondary">{t.noIndustryYetWhoeverComparesOrganizations}</Typography>
      )}
    </div>
  )
}
