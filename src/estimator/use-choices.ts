import { useFormChoices } from "#ui/form/form-choices.ts";
import { useQuery } from "#ui/navigation/address-query.ts";
import {
	type ChoiceRules,
	fieldValues,
	readChoices,
	withChoices,
} from "./choices.ts";

/** What is chosen in the estimator, and in the address of its page. */
export function useChoices(rules: ChoiceRules, anchor: string) {
	const { query, replaceQuery } = useQuery();
	return useFormChoices(
		rules.start,
		{ read: (params) => readChoices(params, rules), write: fieldValues },
		{
			query,
			settle(choices) {
				const next = withChoices(query, choices);
				replaceQuery(next, anchor);
				return next;
			},
		},
	);
}
