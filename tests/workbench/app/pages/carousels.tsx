import { corporateCarouselInterval } from "#lib/constants.ts";
import { QuoteCarousel } from "#ui/slider/quote-carousel.tsx";
import { workbench } from "../handle.ts";

export const handle = workbench;

const quotes = [
	{
		id: "ann",
		name: "Ann Bell",
		role: "Team lead",
		quote: "One.",
		initials: "AB",
		image: "/images/missing.jpg",
	},
	{
		id: "cy",
		name: "Cy Dorn",
		role: "Accountant",
		quote: "Two.",
		initials: "CD",
	},
];

const farQuotes = [
	{
		id: "ed",
		name: "Ed Finn",
		role: "Architect",
		quote: "Three.",
		initials: "EF",
		image: "/images/far-down.jpg",
	},
	{
		id: "gil",
		name: "Gil Hay",
		role: "Nurse",
		quote: "Four.",
		initials: "GH",
	},
];

/** Two quotes at the corporate page's pace, one with a portrait that is missing; one carousel far down the page. */
export default function CarouselsPage() {
	return (
		<div className="wrap page-head">
			<h1 tabIndex={-1}>Carousels</h1>
			<QuoteCarousel
				label="What teams say"
				quotes={quotes}
				interval={corporateCarouselInterval}
			/>
			<div className="distance" />
			<QuoteCarousel
				label="Far down"
				quotes={farQuotes}
				interval={corporateCarouselInterval}
			/>
		</div>
	);
}
