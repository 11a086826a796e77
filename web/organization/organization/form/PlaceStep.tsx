import { lazy, Suspense } from 'react'
import { Contained } from '../../../kernel/ui/Contained.tsx'
import { Field } from '../../../kernel/ui/Field.tsx'
import { Ghost } from '../../../kernel/ui/Ghost.tsx'
import { Columns } from './Columns.tsx'
import type { StepProps } from './StepProps.ts'
import { ZoneField } from './ZoneField.tsx'
import * as t from './__generated__/messages.ts'

const MapField = lazy(async () => ({ default: (await import('../../address/MapField.tsx')).MapField }))

const degrees = (text: string, most: number) => (text.trim() && Math.abs(Number(text)) <= most ? Number(text) : null)

/** Where it is, on the map or by its coordinates, and whose clock it keeps. */
export function PlaceStep({ draft, change, problems }: StepProps) {
  return (
    <Columns>
      <div className="whole">
        <Contained>
          <Suspense fallback={<Ghost style={{ height: 320 }} />}>
            <MapField
              latitude={degrees(draft.latitude, 90)}
              longitude={degrees(draft.longitude, 180)}
              onChange={({ latitude, longitude }) =>
                change({ latitude: String(latitude), longitude: String(longitude) })
              }
            />
          </Suspense>
        </Contained>
      </div>
      <Field
        label={t.latitude}
        inputMode="decimal"
        placeholder="39.5296"
        value={draft.latitude}
        problem={problems['coordinates.latitude']}
        onChange={(event) => change({ latitude: event.target.value })}
        help={t.from90To90NorthIs}
      />
      <Field
        label={t.longitude}
        inputMode="decimal"
        placeholder="-119.8138"
        value={draft.longitude}
        problem={problems['coordinates.longitude']}
        onChange={(event) => change({ longitude: event.target.value })}
        help={t.from180To180EastIs}
      />
      <ZoneField {...{ draft, change, problems }} />
    </Columns>
  )
}
