import type home from "content:home";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Picture } from "#ui/picture.tsx";
import { Points } from "#ui/points.tsx";
import { Section } from "#ui/section.tsx";
import { Words } from "#ui/words.tsx";
import { actionDialogs } from "../header-mode.ts";

/** The text stands beside the picture from 900 px on. */
const sizes = "(min-width: 900px) 38vw, calc(100vw - 2.5rem)";

/** The last word: how the free class goes, one button, where and when (G-07). */
export function Closing({ closing }: { closing: (typeof home)["closing"] }) {
	return (
		<Section id="free-class" band="bay" className="closing">
			<div className="wrap split" data-picture="end">
				<div className="split-body">
					<h2 id="free-class-title">
						{closing.title}{" "}
						<span className="inline-block">{closing.titleSecondLine}</span>
					</h2>
					<Points points={closing.steps} look="steps" />
					<div className="row mt-8">
						<Button size="lg" opens={actionDialogs.default}>
							{closing.action}
						</Button>
						<Link href="/contact" className="text-link">
							{closing.ask}
						</Link>
					</div>
					<p className="closing-place">
						<Words>{closing.place}</Words>
					</p>
				</div>
				<figure className="split-picture">
					<Picture picture={{ ...closing.photo, sizes }} />
				</figure>
			</div>
		</Section>
	);
}
