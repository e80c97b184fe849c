import { fillBlanks } from "../../lib/blanks.ts";
import type { PictureDesk } from "../pictures.ts";
import type { Content } from "../read-content.ts";
import { trainers } from "./coaches.ts";
import { headView } from "./head.ts";
import { closingView, pageHeroView } from "./page-parts.ts";
import { personalTrainingPlan, prepaidPackages } from "./pricing.ts";

export function personalTrainingView(content: Content, desk: PictureDesk) {
	const { head, hero, coaches, details, closing, ...page } =
		content.pages.personalTraining;
	return {
		...page,
		head: headView(content, "/personal-training", head),
		hero: pageHeroView(content, desk, hero),
		coaches: { ...coaches, list: trainers(content, desk) },
		details: {
			title: details.title,
			rows: [
				...details.rows,
				...prepaidPackages(content).map(({ sessions, price, ...figures }) => ({
					name: fillBlanks(details.package.name, { count: String(sessions) }),
					value: `${price} (${fillBlanks(details.package.each, figures)}, ${fillBlanks(details.package.saves, figures)})`,
				})),
			],
		},
		plan: { ...personalTrainingPlan(content), highlighted: true },
		closing: closingView(content, closing),
	};
}
