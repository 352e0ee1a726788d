// A drawing run again: seconds of hashing where the drum was large.
import { makeProofDesk, type ProofRequest } from '../proof/proof-desk.ts';
import { answerWith } from './ask.ts';

const desk = makeProofDesk();
answerWith((request: ProofRequest, onProgress) => desk.answer(request, onProgress));
