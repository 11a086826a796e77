import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { AtHandTabMutation } from '../../__generated__/AtHandTabMutation.graphql.ts'
import type { AtHandTabQuery } from '../../__generated__/AtHandTabQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { announce } from '../../kernel/ui/announce.ts'
import { Combobox } from '../../kernel/ui/Combobox.tsx'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { Field } from '../../kernel/ui/Field.tsx'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { SortableItem } from '../../kernel/ui/SortableItem.tsx'
import { ContactCard } from './ContactCard.tsx'
import * as t from './__generated__/messages.ts'

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
        rootName
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
    void save(next, t.contactIsNumber({ name: selected[from]!.name, place: to + 1 }))
  }
  const rest = data.filter(({ id }) => !ids.includes(id))
  return (
    <Scroll>
      <Section
        title={t.atHand}
        about={t.theContactsThatStandBesideEach({ noOfItems })}
        actions={
          isChosen ? (
            <PlainButton type="button" className="outlined" onClick={() => void save(null, t.theFirstByNameAreAt)}>
              {t.reset}
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
            <Combobox
              options={rest}
              value={null}
              inputValue={search}
              noOptionsText={t.noOtherContact}
              onInputChange={(_event, text, why) => setSearch(why === 'reset' || why === 'selectOption' ? '' : text)}
              onChange={(_event, contact) =>
                contact && void save([...ids, contact.id], t.contactAdded({ name: contact.name }))
              }
              renderOption={({ key, ...props }, { name, organizationName, rootName }) => (
                <li key={key} {...props}>
                  {name}
                  <span
                    style={{
                      marginInlineStart: 'auto',
                      paddingInlineStart: 8,
                      color: 'var(--ops-ink-3)',
                      fontSize: 12,
                    }}
                  >
                    {inRoot({ name: organizationName, rootName })}
                  </span>
                </li>
              )}
              renderInput={(params) => (
                <div ref={params.slotProps.input.ref}>
                  <Field {...params.slotProps.htmlInput} label={t.addAContact} />
                </div>
              )}
            />
          </Box>
        ) : (
          <Empty>{t.thereAreTakeOneAwayTo({ noOfItems })}</Empty>
        )}
        {selected.length ? (
          <Box component="ol" aria-label={t.contactsAtHand} sx={{ listStyle: 'none', m: 0, p: 0 }}>
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
                      label={t.whatCanBeDoneWith({ name: contact.name })}
                      actions={[
                        {
                          label: t.moveUp,
                          act: () => move(index, index - 1),
                          refused: index ? null : t.itIsTheFirst,
                        },
                        {
                          label: t.moveDown,
                          act: () => move(index, index + 1),
                          refused: index < selected.length - 1 ? null : t.itIsTheLast,
                        },
                        {
                          label: t.takeAway,
                          act: () => void save(ids.toSpliced(index, 1), t.contactTakenAway({ name: contact.name })),
                        },
                      ]}
                    />
                  }
                />
              </SortableItem>
            ))}
          </Box>
        ) : (
          <Empty>{data.length ? t.nobodyIsAtHandAddWhom : t.thereAreNoContactsYetAdd}</Empty>
        )}
      </Section>
    </Scroll>
  )
}
