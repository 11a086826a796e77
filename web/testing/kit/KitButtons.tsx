import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { CloseIcon } from '../../kernel/ui/icons.tsx'
import { ButtonLink, PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { RowActions } from '../../kernel/ui/RowActions.tsx'
import { nothing, refused } from './made.ts'
import { Specimen } from './Specimen.tsx'

const looks = ['primary', 'outlined', 'chip', 'chip chosen', ''] as const

/** Buttons, each as it is and where it can't be pressed. */
export const KitButtons = () => (
  <Specimen title="Buttons" about="One primary button a screen; what can’t be done says why.">
    {looks.flatMap((look) => [
      <PlainButton key={look} type="button" className={look}>
        {look || 'quiet'}
      </PlainButton>,
      <PlainButton key={`${look} disabled`} type="button" className={look} disabled>
        {look || 'quiet'}, disabled
      </PlainButton>,
    ])}
    <PlainButton type="button" className="icon" aria-label="Icon">
      <CloseIcon />
    </PlainButton>
    <ButtonLink to="#link" className="outlined">
      Link
    </ButtonLink>
    <ActionsMenu
      label="More"
      actions={[
        { label: 'Rename', act: nothing },
        { label: 'Archive', act: nothing, refused: refused.reason },
      ]}
    />
    <ActionsMenu label="Status" actions={[{ label: 'Start', act: nothing }]}>
      Next Up
    </ActionsMenu>
    <RowActions
      name="Yard gate"
      onShow={nothing}
      onEdit={nothing}
      onDelete={nothing}
      edit={{ allowed: true }}
      remove={refused}
    />
  </Specimen>
)
