import { useFlow } from '#page/use-flow.ts';
import { useFocusAfter } from '#ui/overlay/use-focus-after.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { MountOnOpen } from '#ui/overlay/mount-on-open.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './decisions.module.css';
import { paymentDecisionFlow } from './payment-decision.flow.ts';
import { DecisionContext } from './use-decisions.ts';

// Loaded separately: the dialog is needed only once somebody decides.
const DecisionQuestion = lazyPart(() => import('./decision-question.tsx'), 'DecisionQuestion');

/** Runs the decisions about all payments below, one at a time, with their question. */
export function Decisions({ children }: { children: ReactNode }) {
  const actor = useFlow(paymentDecisionFlow);
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'));
  useEffect(() => whenIdle(DecisionQuestion.preload), []);
  const place = useRef<HTMLDivElement>(null);
  useFocusAfter(isAsking, place);
  const giveUpAsking = (): void => {
    actor.send({ type: 'decision.declined' });
    notifyFailure(statesStrings.failedTitle);
  };
  return (
    <DecisionContext value={actor}>
      <div ref={place} tabIndex={-1} className={classes['place']}>
        {children}
      </div>
      <MountOnOpen isOpen={isAsking} onBroken={giveUpAsking}>
        <DecisionQuestion actor={actor} />
      </MountOnOpen>
    </DecisionContext>
  );
}
