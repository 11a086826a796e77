import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { AtHandTabMutation } from '../../__generated__/AtHandTabMutation.graphql.ts'
import type { AtHandTabQuery } from '../../__generated__/AtHandTabQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { announce } from '../../kernel/ui/announce.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { Field } from '../../kernel/ui/Field.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { SortableItem } from '../../kernel/ui/SortableItem.tsx'
import { ContactCard } from './ContactCard.tsx'

const query = graphql`
  query AtHandTabQuery {
    contactDefaults {
      noOfItems
      version
      isChosen
      data {
        id
        name
        organizationName
      }
      selected {
        id
        name
        ...ContactCard_contact
      }
    }
  }
`

const mutation = graphql`
  mutation AtHandTabMutation($input: SaveContactDefaultsInput!) {
    result: saveContactDefaults(input: $input) {
      ... on SaveContactDefaultsSuccess {
        contactDefaults {
          version
          isChosen
          selected {
            id
            name
            ...ContactCard_contact
          }
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** The contacts at hand: added, taken away, put in order, and as they were at first. */
export function AtHandTab() {
  const { contactDefaults } = useRouteQuery<AtHandTabQuery>(query)
  const { noOfItems, version, isChosen, data, selected } = contactDefaults
  const [search, setSearch] = useState('')
  const [problem, setProblem] = useState<string>()
  const [commit, waiting] = useMutation<AtHandTabMutation>(mutation)
  const ids = selected.map(({ id }) => id)
  async function save(contactIds: string[] | null, said: string) {
    if (waiting) return
    const { problems } = await commit({ contactIds, version }, (store) => {
      const saved = store.getRootField('saveContactDefaults')?.getLinkedRecord('contactDefaults')
      const shown = store.getRoot().getLinkedRecord('contactDefaults')
      if (!saved || !shown) return
      shown.copyFieldsFrom(saved)
    })
    setProblem(problems?.input)
    if (!problems) announce(said)
  }
  const move = (from: number, to: number) => {
    if (from < 0 || to < 0 || to >= ids.length || from === to) return
    const next = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from]!)
    void save(next, `${selected[from]!.name} is number ${to + 1}`)
  }
  const rest = data.filter(({ id }) => !ids.includes(id))
  return (
    <Scroll>
      <Section
        title="At hand"
        about={`The contacts that stand beside each record: ${noOfItems} at most, in your order.`}
        actions={
          isChosen ? (
            <PlainButton
              type="button"
              className="outlined"
              onClick={() => void save(null, 'The first by name are at hand again')}
            >
              Reset
            </PlainButton>
          ) : null
        }
      >
        {problem ? (
          <Box sx={{ p: 3 }}>
            <Notice role="alert">{problem}</Notice>
          </Box>
        ) : null}
        {selected.length < noOfItems ? (
          <Box sx={{ p: 3, maxWidth: 360 }}>
            <Autocomplete
              options={rest}
              value={null}
              inputValue={search}
              getOptionLabel={({ name }) => name}
              getOptionKey={({ id }) => id}
              noOptionsText="No other contact"
              onInputChange={(_event, text, why) => setSearch(why === 'reset' || why === 'selectOption' ? '' : text)}
              onChange={(_event, contact) => contact && void save([...ids, contact.id], `${contact.name} added`)}
              renderOption={({ key, ...props }, { name, organizationName }) => (
                <li key={key} {...props}>
                  {name}
                  <span style={{ marginLeft: 'auto', paddingLeft: 8, color: 'var(--ops-ink-3)', fontSize: 12 }}>
                    {organizationName}
                  </span>
                </li>
              )}
              renderInput={(params) => (
                <div ref={params.slotProps.input.ref}>
                  <Field {...params.slotProps.htmlInput} label="Add a contact" />
                </div>
              )}
            />
          </Box>
        ) : (
          <Empty>There are {noOfItems}; take one away to add another.</Empty>
        )}
        {selected.length ? (
          <Box component="ol" aria-label="Contacts at hand" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {selected.map((contact, index) => (
              <SortableItem
                key={contact.id}
                label={contact.name}
                list="contacts at hand"
                index={index}
                count={selected.length}
                onMove={move}
              >
                <ContactCard
                  contact={contact}
                  actions={
                    <ActionsMenu
                      label={`What can be done with ${contact.name}`}
                      actions={[
                        {
                          label: 'Move up',
                          act: () => move(index, index - 1),
                          refused: index ? null : 'It is the first.',
                        },
                        {
                          label: 'Move down',
                          act: () => move(index, index + 1),
                          refused: index < selected.length - 1 ? null : 'It is the last.',
                        },
                        {
                          label: 'Take away',
                          act: () => void save(ids.toSpliced(index, 1), `${contact.name} taken away`),
                        },
                      ]}
                    />
                  }
                />
              </SortableItem>
            ))}
          </Box>
        ) : (
          <Empty>
            {data.length
              ? 'Nobody is at hand. Add whom you turn to most.'
              : 'There are no contacts yet. Add them to the directory first.'}
          </Empty>
        )}
      </Section>
    </Scroll>
  )
}
