import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { HAND_RULES, type HandRule, type RuleAnswer, ruleNamed } from '#hands';
import { ok, problem, type Result } from '#result';
import { decode } from './decode.ts';
import { WrongInput } from './failure.ts';
import type { Terminal } from './terminal.ts';

const RankRecord = z.strictObject({ rule: z.string(), cards: z.string() });

export type RankAnswer = { readonly rule: string } & RuleAnswer;

const SHOWN_MOST = 40;

function namedRule(id: string): Result<HandRule> {
  const rule = ruleNamed(id);
  if (rule !== undefined) return ok(rule);
  const known = HAND_RULES.map((each) => each.id).join(', ');
  const shown = id.length > SHOWN_MOST ? `${id.slice(0, SHOWN_MOST)}…` : id;
  return problem('rule', `"${shown}" is not a rule; choose from: ${known}`);
}

function rankCards(ruleId: string, cards: string): Result<RankAnswer> {
  const rule = namedRule(ruleId);
  if (!rule.ok) return rule;
  const answer = rule.value.rank(cards);
  return answer.ok ? ok({ rule: ruleId, ...answer.value }) : answer;
}

/** Answers a line of `--lines`. */
export function rankRecord(record: unknown): Result<RankAnswer> {
  const decoded = decode(RankRecord, record);
  return decoded.ok ? rankCards(decoded.value.rule, decoded.value.cards) : decoded;
}

/** `houseway rank RULE CARDS`. */
export async function rank(ruleId: string, words: readonly string[], terminal: Terminal) {
  const cards =
    words.length === 1 && words[0] === '-' ? await text(terminal.stdin) : words.join(' ');
  const answer = rankCards(ruleId, cards);
  if (!answer.ok) throw new WrongInput('wrong-input', 'these cards cannot be ranked', answer.error);
  terminal.answer(answer.value, showRank);
}

function showRank({ rule, name, category, best, strength, more }: RankAnswer): string {
  const facts: [string, string][] = [
    ['rule', rule],
    ['category', category],
    ['best', best.join(' ')],
    ['strength', String(strength)],
    ...Object.entries(more ?? {}).map(([key, value]): [string, string] => [key, show(value)]),
  ];
  const width = Math.max(...facts.map(([label]) => label.length)) + 2;
  return [name, ...facts.map(([label, value]) => `  ${label.padEnd(width)}${value}`)].join('\n');
}

function show(value: unknown): string {
  if (Array.isArray(value)) return value.map(show).join(typeof value[0] === 'object' ? '; ' : ' ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([key, each]) => `${key} ${show(each)}`)
      .join(', ');
  }
  return String(value);
}
