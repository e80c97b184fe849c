import { Mail, MessageSquareText, Phone } from "lucide-react";
import { buttonProps } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { Byline } from "#ui/person/byline.tsx";
import thankYou from "./thank-you.module.css";
import { ThankYou } from "./thank-you.tsx";
import css from "./thank-you-intro-call.module.css";
import type { ThankYouIntroCallPageProps } from "./thank-you-props.ts";

export function ThankYouIntroCallPage(page: ThankYouIntroCallPageProps) {
	const { quote, late, reschedule } = page;
	const { phoneNumber, email } = page.gym;
	const outline = buttonProps({ variant: "outline" });
	return (
		<ThankYou {...page}>
			<section className={thankYou.part} aria-labelledby="quote-title">
				<h2 id="quote-title" className="visually-hidden">
					{quote.title}
				</h2>
				<blockquote className={css.quote}>
					<p className="statement">{`“${quote.quote}”`}</p>
					<Byline person={quote} />
				</blockquote>
			</section>
			<section className={thankYou.part} aria-labelledby="late-title">
				<h2 id="late-title">{late.title}</h2>
				<p>{late.text}</p>
				<Link href={`sms:${phoneNumber}`} {...buttonProps()}>
					<MessageSquareText className="icon" />
					{late.action}
				</Link>
			</section>
			<section className={thankYou.part} aria-labelledby="reschedule-title">
				<h2 id="reschedule-title">{reschedule.title}</h2>
				<p>{reschedule.text}</p>
				<div className={layout.row}>
					<Link href={`tel:${phoneNumber}`} {...outline}>
						<Phone className="icon" />
						{reschedule.call}
					</Link>
					<Link href={`sms:${phoneNumber}`} {...outline}>
						<MessageSquareText className="icon" />
						{reschedule.textUs}
					</Link>
					<Link href={`mailto:${email}`} {...outline}>
						<Mail className="icon" />
						{reschedule.email}
					</Link>
				</div>
			</section>
		</ThankYou>
	);
}
