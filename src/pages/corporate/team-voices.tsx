import type corporate from "content:corporate";
import { ArrowUpRight } from "lucide-react";
import { Voices } from "#sections/voices/voices.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import sectionHead from "#ui/section/section-head.module.css";
import css from "./team-voices.module.css";

/** Three teams under the photograph, and where all reviews are (CORP-02, C-29). */
export function TeamVoices({
	voices,
}: {
	voices: (typeof corporate)["voices"];
}) {
	return (
		<div className={css.teamVoices}>
			<div className={layout.wrap}>
				<div className={sectionHead.sectionHead}>
					<h2>{voices.title}</h2>
					<p className={sectionHead.links}>
						<Link href={voices.reviews} isExternal className="text-link">
							{voices.reviewsLink}
							<ArrowUpRight className="icon" />
						</Link>
					</p>
				</div>
				<Voices people={voices.people} />
			</div>
		</div>
	);
}
